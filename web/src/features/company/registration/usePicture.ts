import { useEffect, useRef, useState } from 'react'
import { toRequestError } from '../../../apollo/errors'
import { rest } from '../../../apollo/rest'
import { toast } from '../../../ui/feedback/toastStore'
import type { PictureTexts } from './texts'

const TYPES = ['image/jpeg', 'image/png']
const ADVISED_BYTES = 2 * 1024 * 1024
const UPLOAD = '/chain/common/upload?fileType=image&dir=register/'

interface Options {
  texts: PictureTexts
  /** Receives the link of the stored picture; empty after its removal. */
  onLink: (link: string) => void
  onError: (message: string) => void
}

/**
 * Uploads one picture at a time and shows it from this device. A wrong kind is refused; a large one is accepted with a
 * note. After a failure the previous picture stays.
 */
export function usePicture({ texts, onLink, onError }: Options) {
  const [preview, setPreview] = useState<string | null>(null)
  const [uploading, setUploading] = useState(false)
  const latest = useRef(0)

  useEffect(
    () => () => {
      if (preview) URL.revokeObjectURL(preview)
    },
    [preview],
  )

  const choose = async (file: File) => {
    if (!TYPES.includes(file.type)) return onError(texts.format)
    if (file.size >= ADVISED_BYTES) toast.info(texts.size)
    const turn = ++latest.current
    setUploading(true)
    try {
      const body = new FormData()
      body.append('file', file)
      const { data } = await rest<{ link: string }>(UPLOAD, { method: 'POST', body })
      if (turn !== latest.current) return
      setPreview(URL.createObjectURL(file))
      onLink(data.link)
      toast.success(texts.done)
    } catch (error) {
      if (turn === latest.current) onError(toRequestError(error).message)
    } finally {
      if (turn === latest.current) setUploading(false)
    }
  }

  const remove = () => {
    setPreview(null)
    onLink('')
  }

  return { preview, uploading, choose, remove }
}
