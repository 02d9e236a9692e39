import type { ComponentProps, ReactNode } from 'react'
import { LuImageUp } from '../icons'
import { FileDrop } from './FileDrop'

/** File types that are accepted as pictures. */
export const PICTURES = '.jpg,.jpeg,.png,image/jpeg,image/png'

interface Props extends Omit<ComponentProps<typeof FileDrop>, 'look' | 'accept' | 'children'> {
  /** Tile beside existing pictures, or an area that shows one. */
  look?: 'tile' | 'picture'
  /** Address of the picture, and its alternative text. */
  url?: string | null | undefined
  alt?: string
  /** Text below the picture; screen readers announce it while the picture is being sent. */
  prompt: ReactNode
  busy?: boolean
}

/** Field for one picture, which can be chosen, dropped, shown and replaced. */
export function PictureDrop({ look = 'picture', url, alt, prompt, busy = false, ...drop }: Props) {
  return (
    <FileDrop {...drop} look={look} accept={PICTURES}>
      {url ? <img src={url} alt={alt} /> : <LuImageUp aria-hidden size={look === 'tile' ? 20 : 26} />}
      <span role={busy ? 'status' : undefined}>{prompt}</span>
    </FileDrop>
  )
}
