import { createContext } from 'react'

/** Whether pictures use their smallest files, for visitors who save data. */
export const SmallPictures = createContext(false)
