import { verdictOf } from '../finding.ts'
import { median, percentile } from '../statistics.ts'

/** The most milliseconds that three of four interactions, and three of four answers of a filter, may take. */
export type InteractionBudget = { interactionMs: number; answerMs: number }

/** The milliseconds that one interaction took in each run; with `answers`, until its answer was on the page. */
export type Measured = { name: string; times: number[]; answers: boolean }

/** The head of the table of interactions behind its title. */
export const INTERACTION_HEAD: readonly string[] = ['median', 'p75', 'worst', 'budget', 'verdict']

/** Whether more than one of four runs took longer than the budget allows. */
export function isSlow({ times, answers }: Measured, { interactionMs, answerMs }: InteractionBudget): boolean {
  return percentile(times, 0.75) > (answers ? answerMs : interactionMs)
}

/** One row of that table. */
export function interactionRow(measured: Measured, budget: InteractionBudget): string[] {
  const { name, times, answers } = measured
  const figures = [median(times), percentile(times, 0.75), percentile(times, 1)]
  const limit = answers ? budget.answerMs : budget.interactionMs
  return [name, ...[...figures, limit].map((value) => value.toFixed(0)), verdictOf(isSlow(measured, budget))]
}
