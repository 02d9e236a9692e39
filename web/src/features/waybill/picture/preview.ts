import { createContext, useContext } from 'react'

export interface PictureSet {
  name: string
  urls: readonly string[]
}

export const PreviewContext = createContext<(pictures: PictureSet) => void>(() => undefined)

/** Function that shows pictures large; inside a PicturePreview. */
export function usePicturePreview(): (pictures: PictureSet) => void {
  return useContext(PreviewContext)
}
