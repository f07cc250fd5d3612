/** The form by which a reader likes an article, which is also the name of its button, and the one that takes the like back. */
export const LIKE = 'like'
export const UNLIKE = 'unlike'
