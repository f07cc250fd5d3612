/** One tab after the other acts under the name of a lock. In a browser without locks, tabs act side by side. */
export async function inTurn<Result>(lock: string, act: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as Partial<Navigator>
  return locks === undefined ? act() : locks.request(lock, act)
}
