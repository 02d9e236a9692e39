import { useState } from 'react'
import { toast } from '../../../../ui/feedback/toastStore'
import { Button } from '../../../../ui/layout/Button'
import css from '../profile.module.css'
import { texts as all } from '../texts'
import { AvatarDialog } from './AvatarDialog'

const texts = all.avatar
const TYPES = ['image/jpeg', 'image/png']

interface Props {
  name: string
  avatar: string | null
  /** Receives the address of the picture; empty after its removal. */
  onChange: (avatar: string) => Promise<unknown>
}

/** Picture that others see of a person; a chosen one is first cropped to a square. */
export function AvatarField({ name, avatar, onChange }: Props) {
  const [chosen, setChosen] = useState<File | null>(null)
  const [removing, setRemoving] = useState(false)
  const choose = (file: File | undefined) => {
    if (!file) return
    if (TYPES.includes(file.type)) setChosen(file)
    else toast.error(texts.format)
  }
  const remove = async () => {
    setRemoving(true)
    try {
      await onChange('')
      toast.success(all.saved)
    } catch (error) {
      toast.failure(error)
    } finally {
      setRemoving(false)
    }
  }
  return (
    <div className={css.avatarRow}>
      <span className={css.avatar}>{avatar ? <img src={avatar} alt={texts.title} /> : name.slice(0, 1)}</span>
      <label className={css.choose}>
        <input
          className={css.file}
          type="file"
          accept=".jpg,.jpeg,.png,image/jpeg,image/png"
          onChange={({ target }) => {
            choose(target.files?.[0])
            target.value = ''
          }}
        />
        {texts.choose}
      </label>
      {avatar && (
        <Button loading={removing} onClick={remove}>
          {texts.remove}
        </Button>
      )}
      <span className={css.hint}>{texts.hint}</span>
      {chosen && <AvatarDialog file={chosen} onKeep={onChange} onClose={() => setChosen(null)} />}
    </div>
  )
}
