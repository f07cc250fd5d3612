/**
 * The form by which a reader likes an article, which is also the name of its button and of the query parameter that keeps
 * a guest's press until after the sign-in, and the one that takes the like back.
 */
export const LIKE = 'like'
export const UNLIKE = 'unlike'
