/** A measured figure beside its budget, as both are printed; a figure without a budget has an empty one and is never over. */
export type Finding = { name: string; measured: string; budget: string; over: boolean }

/** A time and the most that it may be, both in milliseconds. */
export function timeFinding(name: string, measured: number, budget: number): Finding {
  return { name, measured: seconds(measured), budget: seconds(budget), over: measured > budget }
}

/** Milliseconds as they are printed: seconds with two decimals. */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`
}

/** The head of a table of findings behind its title. */
export const FINDING_HEAD: readonly string[] = ['measured', 'budget', 'verdict']

/** One row of such a table. */
export function findingRow({ name, measured, budget, over }: Finding): string[] {
  return [name, measured, budget, budget === '' ? '' : verdictOf(over)]
}

/** The word for a figure that has a budget. */
export function verdictOf(over: boolean): string {
  return over ? 'OVER' : 'ok'
}
