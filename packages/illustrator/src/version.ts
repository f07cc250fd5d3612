/** Counts the changes of the drawings' look. Raise it with every such change: pictures of older versions are not served. */
export const ILLUSTRATOR_VERSION = 5
