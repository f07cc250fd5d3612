import { answerJobs } from '../../threads/answer-jobs.ts'
import { changedValues } from './changed-values.ts'

answerJobs(changedValues)
