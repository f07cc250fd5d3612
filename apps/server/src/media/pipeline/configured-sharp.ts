import sharp from 'sharp'

/*
 * One thread an image and no operation cache: renders run beside requests on small machines, and the
 * number of renders at once is bounded by the photo service instead.
 */
sharp.concurrency(1)
sharp.cache(false)

/** sharp with the process-wide settings applied; nothing else in the server imports sharp itself. */
export { sharp }
