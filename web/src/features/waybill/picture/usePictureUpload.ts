import { useRef, useState } from 'react'
import { toRequestError } from '../../../apollo/errors'
import { useFileSending } from '../../../apollo/useKeptFiles'
import { fileFault, pictureFault } from './address'
import { texts } from './texts'

/** Kinds of pictures, by the names of their upload folders. */
export type PictureFolder = keyof typeof texts.pictureOf

interface Options {
  folder: PictureFolder
  /** Present addresses in the field. */
  urls: readonly string[]
  onAdd: (url: string) => void
  onFault: (fault: string | null) => void
}

/**
 * Uploads pictures one after another and adds each to the field once it is stored. A refused one is reported with its
 * reason and does not stop the others; leaving the form stops running uploads.
 */
export function usePictureUpload(options: Options) {
  const latest = useRef(options)
  latest.current = options
  const { send, stop } = useFileSending()
  /** Number of pictures that are still to come, the running one included. */
  const [left, setLeft] = useState(0)

  const keep = async (file: File): Promise<string | null> => {
    const { folder } = latest.current
    const refused = fileFault(file, texts.pictureOf[folder])
    if (refused) return refused
    try {
      const link = await send(folder, file)
      const fault = pictureFault(link, latest.current.urls)
      if (!fault) latest.current.onAdd(link)
      return fault
    } catch (error) {
      return toRequestError(error).message
    }
  }

  const choose = async (files: FileList | null) => {
    const chosen = [...(files ?? [])]
    if (chosen.length === 0) return
    latest.current.onFault(null)
    setLeft((before) => before + chosen.length)
    const faults: string[] = []
    for (const file of chosen) {
      const fault = await keep(file)
      if (stop.current.signal.aborted) return
      if (fault) faults.push(texts.pictureRefused(file.name, fault))
      setLeft((before) => before - 1)
    }
    if (faults.length > 0) latest.current.onFault(faults.join('；'))
  }

  return { left, choose }
}
