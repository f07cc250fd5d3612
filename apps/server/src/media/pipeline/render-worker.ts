import { answerJobs } from '../../threads/answer-jobs.ts'
import { renderPicture } from './render-picture.ts'

answerJobs(renderPicture)
