import { useEffect, useRef, useState } from 'react'
import { rest } from '../../../../apollo/rest'
import { toast } from '../../../../ui/feedback/toastStore'
import { CancelButton } from '../../../../ui/form/CancelButton'
import { Button } from '../../../../ui/layout/Button'
import { Modal } from '../../../../ui/overlay/Modal'
import css from '../profile.module.css'
import { texts as all } from '../texts'
import { type Crop, squareOf, WHOLE } from './crop'

const texts = all.avatar
const SIDE = 256
const MAX_BYTES = 500 * 1024
const UPLOAD = '/upms/file/upload?fileType=image&dir=user/'

interface Props {
  file: File
  onKeep: (avatar: string) => Promise<unknown>
  onClose: () => void
}

/** Uploads a picture; returns its path on this server, without the host. */
async function uploaded(picture: Blob): Promise<string> {
  const body = new FormData()
  body.append('file', picture, 'avatar.jpg')
  const { data } = await rest<{ link: string }>(UPLOAD, { method: 'POST', body })
  const { pathname, search } = new URL(data.link, window.location.href)
  return pathname + search
}

/** Choice of the part of a picture that others see, by three sliders. */
export function AvatarDialog({ file, onKeep, onClose }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [crop, setCrop] = useState<Crop>(WHOLE)
  const [saving, setSaving] = useState(false)

  useEffect(() => {
    let gone = false
    createImageBitmap(file).then(
      (made) => !gone && setPicture(made),
      () => {
        toast.error(texts.format)
        onClose()
      },
    )
    return () => {
      gone = true
    }
  }, [file, onClose])

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!picture || !context) return
    const { side, left, top } = squareOf(picture, crop)
    // White ground, since transparent points would turn black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, SIDE, SIDE)
    context.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE)
  }, [picture, crop])

  const save = async () => {
    setSaving(true)
    try {
      const made = await new Promise<Blob | null>((resolve) => canvas.current?.toBlob(resolve, 'image/jpeg', 0.9))
      if (!made || made.size > MAX_BYTES) return toast.error(texts.size)
      await onKeep(await uploaded(made))
      toast.success(all.saved)
      onClose()
    } catch (error) {
      toast.failure(error)
    } finally {
      setSaving(false)
    }
  }
  const footer = (
    <>
      <CancelButton unsaved={crop !== WHOLE} onClose={onClose} />
      <Button variant="solid" loading={saving || !picture} onClick={save}>
        {all.save}
      </Button>
    </>
  )
  return (
    <Modal open title={texts.crop} footer={footer} unsaved={crop !== WHOLE} onClose={onClose}>
      <div className={css.crop}>
        <canvas ref={canvas} width={SIDE} height={SIDE} role="img" aria-label={texts.preview} />
        {(['zoom', 'across', 'down'] as const).map((name) => (
          <label key={name}>
            <span>{texts[name]}</span>
            <input
              type="range"
              min={0}
              max={100}
              value={crop[name]}
              onChange={({ target }) => setCrop({ ...crop, [name]: Number(target.value) })}
            />
          </label>
        ))}
      </div>
    </Modal>
  )
}
