import { createContext } from 'react'

/** Whether pictures are to be as small as they can be: for visitors who save data. */
export const SmallPictures = createContext(false)
