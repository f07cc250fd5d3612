import { answerJobs } from '../../threads/answer-jobs.ts'
import { preparePicture } from './prepare-picture.ts'

answerJobs(preparePicture, 'visitors')
