/** Why a run is aborted that takes longer than its job may. */
export class JobOverdue extends Error {
  override name = 'JobOverdue'

  constructor(seconds: number) {
    super(`It has not ended within ${seconds} s`)
  }
}
