/** Runs `act` under an exclusive lock of all tabs (Web Locks). In a browser without locks, tabs run concurrently. */
export async function withLock<Result>(lock: string, act: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as Partial<Navigator>
  return locks === undefined ? act() : locks.request(lock, act)
}
