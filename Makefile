# pick: build, test, check, generate, install.
# The Swift toolchain is found as `swift` on PATH; all else comes from Debian.

# Debian packages, named here and nowhere else.
BUILD_PACKAGES = libedit-dev libutf8proc-dev
DEB_PACKAGES   = debootstrap lintian tmux
TEST_PACKAGES  = tmux zsh fish mandoc groff shellcheck python3 python3-pip time

PREFIX  ?= /usr/local
DESTDIR ?=
SWIFT   ?= swift

BIN  = $(DESTDIR)$(PREFIX)/bin
MAN  = $(DESTDIR)$(PREFIX)/share/man/man1
MANZH = $(DESTDIR)$(PREFIX)/share/man/zh_CN/man1
BASH = $(DESTDIR)$(PREFIX)/share/bash-completion/completions
ZSH  = $(DESTDIR)$(PREFIX)/share/zsh/site-functions
FISH = $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d

# lld comes with the toolchain. It is quiet about the dlopen of the static Swift runtime, which pick never reaches.
LINKER  = -Xswiftc -use-ld=lld
# Small: the runtime is most of the program, and what is left out of it is not read from the disk at every start.
RELEASE = -c release --product pick -Xswiftc -static-executable $(LINKER) \
	-Xswiftc -Osize -Xswiftc -Xfrontend -Xswiftc -disable-reflection-metadata \
	-Xlinker --gc-sections -Xlinker --icf=all -Xlinker "$(CURDIR)/Scripts/release.ld"
SOURCES = Package.swift Sources Tests

.NOTPARALLEL:
.PHONY: all build static test check generate install uninstall deb check-deb bench clean \
	build-packages test-packages toolchain

all: build

build: toolchain build-packages
	$(SWIFT) build $(RELEASE)
	strip -o pick "$$($(SWIFT) build $(RELEASE) --show-bin-path)/pick"

static: build
	@! readelf --program-headers pick | grep -q INTERP || { echo "make: pick is not static" >&2; exit 1; }
	@echo "pick: $$(stat -c %s pick) bytes, static"

# The tests, then the short form of the benchmarks, of the program as it is used.
test: toolchain build-packages test-packages
	$(SWIFT) test --disable-xctest $(LINKER)
	@$(MAKE) --no-print-directory build
	Benchmarks/run --check

# Leaks are not looked for: an enumeration keeps its case in the spare bits of a pointer, which hides what it points to
# from the sanitizer, as in the table of options.
check: toolchain build-packages test-packages
	$(SWIFT) format lint --strict --recursive --parallel $(SOURCES)
	grep -rlE --exclude-dir=.build --exclude-dir=.git '^#!.*/(env )?(ba|da)?sh' . | xargs shellcheck
	for script in completions/*.bash; do [ ! -e "$$script" ] || shellcheck --shell=bash "$$script" || exit; done
	for page in man/*.1 man/*/*.1; do [ ! -e "$$page" ] || mandoc -T lint -W warning "$$page" || exit; done
	ASAN_OPTIONS=detect_leaks=0 $(SWIFT) test --disable-xctest --sanitize=address --scratch-path .build/asan $(LINKER)

# What is written from the option table: the manual in both languages and the completions.
generate: build
	mkdir -p man/zh_CN completions
	./pick --generate man  > man/pick.1.new            && mv man/pick.1.new            man/pick.1
	./pick --generate man-zh > man/zh_CN/pick.1.new    && mv man/zh_CN/pick.1.new      man/zh_CN/pick.1
	./pick --generate bash > completions/pick.bash.new && mv completions/pick.bash.new completions/pick.bash
	./pick --generate zsh  > completions/_pick.new     && mv completions/_pick.new     completions/_pick
	./pick --generate fish > completions/pick.fish.new && mv completions/pick.fish.new completions/pick.fish

# Builds nothing, so that `sudo make install` needs no toolchain.
install:
	@[ -x pick ] || { echo "make: there is no ./pick yet: run make first" >&2; exit 1; }
	install -d "$(BIN)" "$(MAN)" "$(MANZH)" "$(BASH)" "$(ZSH)" "$(FISH)"
	install -m 755 pick "$(BIN)/pick"
	install -m 644 man/pick.1 "$(MAN)/pick.1"
	install -m 644 man/zh_CN/pick.1 "$(MANZH)/pick.1"
	install -m 644 completions/pick.bash "$(BASH)/pick"
	install -m 644 completions/_pick "$(ZSH)/_pick"
	install -m 644 completions/pick.fish "$(FISH)/pick.fish"

uninstall:
	rm -f "$(BIN)/pick" "$(MAN)/pick.1" "$(MANZH)/pick.1" "$(BASH)/pick" "$(ZSH)/_pick" "$(FISH)/pick.fish"

# A Debian package, as the file pick-prompt_VERSION_ARCHITECTURE.deb.
deb: static
	Scripts/make-deb

# Installs it on a clean Debian, for which it fetches some 150 MB. Needs root.
check-deb: deb
	Scripts/need-packages $(DEB_PACKAGES)
	Scripts/test-deb "$$(ls -t pick-prompt_*.deb | head -n 1)"

bench: build
	Benchmarks/run

clean:
	rm -rf .build pick pick-prompt_*.deb

toolchain:
	@command -v $(SWIFT) >/dev/null || { \
		echo "make: no '$(SWIFT)' on PATH: install the Swift toolchain from https://swift.org/install" >&2; exit 1; }

build-packages:
	@Scripts/need-packages $(BUILD_PACKAGES)

test-packages:
	@Scripts/need-packages $(TEST_PACKAGES)
