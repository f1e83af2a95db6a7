import PickCore
@main enum Pick { static func main() {} }
