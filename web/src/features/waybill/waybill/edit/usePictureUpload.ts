import { useEffect, useRef, useState } from 'react'
import { toRequestError } from '../../../../apollo/errors'
import { rest } from '../../../../apollo/rest'
import { fileFault, pictureFault } from './pictureFault'
import { texts } from './texts'

const UPLOAD = '/upms/file/upload?fileType=image&dir='
/** Pictures come from phones over slow lines. */
const TIMEOUT = 120_000

/** What the pictures are of, as uploads name it. */
export type PictureFolder = keyof typeof texts.pictureOf

interface Options {
  folder: PictureFolder
  /** The addresses that the field holds by now. */
  urls: readonly string[]
  onAdd: (url: string) => void
  onFault: (fault: string | null) => void
}

/**
 * Uploads pictures one after another and adds each to the field as soon as it is stored. What cannot be taken is named with its reason and
 * keeps nothing else from being taken; leaving the form stops what is still under way.
 */
export function usePictureUpload(options: Options) {
  const latest = useRef(options)
  latest.current = options
  const stop = useRef(new AbortController())
  /** Pictures that are still to come, the one under way included. */
  const [left, setLeft] = useState(0)

  useEffect(() => {
    stop.current = new AbortController()
    return () => stop.current.abort()
  }, [])

  const send = async (file: File): Promise<string | null> => {
    const { folder } = latest.current
    const refused = fileFault(file, texts.pictureOf[folder])
    if (refused) return refused
    const body = new FormData()
    body.append('file', file)
    try {
      const { data } = await rest<{ link: string }>(UPLOAD + folder, {
        method: 'POST',
        body,
        timeout: TIMEOUT,
        signal: stop.current.signal,
      })
      const fault = pictureFault(data.link, latest.current.urls)
      if (!fault) latest.current.onAdd(data.link)
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
      const fault = await send(file)
      if (stop.current.signal.aborted) return
      if (fault) faults.push(texts.pictureRefused(file.name, fault))
      setLeft((before) => before - 1)
    }
    if (faults.length > 0) latest.current.onFault(faults.join('；'))
  }

  return { left, choose }
}
