import { configure } from 'storybook/test'

// A wait is for what a story shows; one second is not enough where other tests keep the processor busy.
configure({ asyncUtilTimeout: 20_000 })
