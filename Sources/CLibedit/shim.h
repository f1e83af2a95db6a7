#ifndef PICK_LIBEDIT_SHIM_H
#define PICK_LIBEDIT_SHIM_H
/*
 * el_wset, el_wget and el_get are variadic, which Swift cannot call:
 * one inline function for each shape of arguments in use.
 */
#include <histedit.h>
#include <stdio.h>

typedef int (*pick_read_fn)(EditLine *, wchar_t *);
typedef unsigned char (*pick_command_fn)(EditLine *, wint_t);

static inline int pick_set_int(EditLine *e, int op, int value) { return el_wset(e, op, value); }
static inline int pick_get_int(EditLine *e, int op, int *value) { return el_wget(e, op, value); }
static inline int pick_set_editor(EditLine *e, const wchar_t *name) { return el_wset(e, EL_EDITOR, name); }
static inline int pick_is_vi(EditLine *e)
{
	const wchar_t *name = 0;
	return el_wget(e, EL_EDITOR, &name) == 0 && name != 0 && name[0] == L'v';
}
/* Gives what is drawn another size than the terminal's. */
static inline int pick_set_capability(EditLine *e, const wchar_t *name, const wchar_t *value)
{
	return el_wset(e, EL_SETTC, name, value, (wchar_t *)0);
}
/* Changes a flag of the terminal mode that editing takes place in, as stty(1) would. */
static inline int pick_set_editing_mode(EditLine *e, const wchar_t *flag)
{
	return el_wset(e, EL_SETTY, L"-d", flag, (wchar_t *)0);
}
static inline int pick_set_read(EditLine *e, pick_read_fn f) { return el_wset(e, EL_GETCFN, f); }
static inline int pick_set_client_data(EditLine *e, void *data) { return el_wset(e, EL_CLIENTDATA, data); }
static inline void *pick_client_data(EditLine *e)
{
	void *data = 0;
	el_wget(e, EL_CLIENTDATA, &data);
	return data;
}
/* The two names are kept by libedit, not copied. */
static inline int pick_add_command(EditLine *e, const wchar_t *name, const wchar_t *help, pick_command_fn f)
{
	return el_wset(e, EL_ADDFN, name, help, f);
}
static inline int pick_bind(EditLine *e, const wchar_t *key, const wchar_t *command)
{
	return el_wset(e, EL_BIND, key, command, (wchar_t *)0);
}
/* In the alternative map: vi's command mode. */
static inline int pick_bind_alternative(EditLine *e, const wchar_t *key, const wchar_t *command)
{
	return el_wset(e, EL_BIND, L"-a", key, command, (wchar_t *)0);
}
/* Prints what a key is bound to on the output stream. */
static inline int pick_print_binding(EditLine *e, const wchar_t *key) { return el_wset(e, EL_BIND, key, (wchar_t *)0); }
static inline const char *pick_capability(EditLine *e, const char *name)
{
	const char *value = 0;
	return el_get(e, EL_GETTC, name, &value) == 0 ? value : 0;
}
static inline int pick_set_history(EditLine *e, HistoryW *h) { return el_wset(e, EL_HIST, history_w, h); }
static inline int pick_history_size(HistoryW *h, int size)
{
	HistEventW event;
	return history_w(h, &event, H_SETSIZE, size);
}
static inline int pick_history_enter(HistoryW *h, const wchar_t *line)
{
	HistEventW event;
	return history_w(h, &event, H_ENTER, line);
}
#endif
