/** Acts while no other tab holds the lock of that name. In a browser without locks, tabs act side by side. */
export async function withLock<Result>(lock: string, act: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as Partial<Navigator>
  return locks === undefined ? act() : locks.request(lock, act)
}
