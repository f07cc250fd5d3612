import { answerJobs } from '../../threads/answer-jobs.ts'
import { findIllustrator } from '../illustrator/find-illustrator.ts'
import { createRenderPicture } from './render-picture.ts'

answerJobs(createRenderPicture(findIllustrator))
