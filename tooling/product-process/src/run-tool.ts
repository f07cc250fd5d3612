/**
 * Runs a tool that is called by hand, and resolves to its exit code. Says how it is called where that is asked for, or where it was
 * called otherwise. `run` resolves to whether all is well.
 */
export async function runTool<Options extends { help: boolean }>(
  {
    usage,
    read,
    run,
  }: { usage: string; read: (args: string[]) => Options; run: (options: Options) => Promise<boolean> },
  args = process.argv.slice(2),
): Promise<0 | 1> {
  let options: Options
  try {
    // pnpm passes on the `--` that separates its options from the script's.
    options = read(args[0] === '--' ? args.slice(1) : args)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    return 1
  }
  if (options.help) {
    console.log(usage)
    return 0
  }
  try {
    return (await run(options)) ? 0 : 1
  } catch (error) {
    console.error(error)
    return 1
  }
}
