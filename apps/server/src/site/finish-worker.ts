import { answerJobs } from '../threads/answer-jobs.ts'
import { finishPage } from './finish-page.ts'

answerJobs(finishPage, 'visitors', ({ html, brotli }) => [html.buffer, brotli.buffer])
