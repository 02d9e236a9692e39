import { createContext, useContext } from 'react'
import type { ViewerQuery } from './viewer.generated'

export type Viewer = ViewerQuery['viewer']

export const ViewerContext = createContext<Viewer | null>(null)

/** Signed-in person, company and permissions; only inside the frame. */
export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext)
  if (!viewer) throw new Error('useViewer outside of the frame')
  return viewer
}
