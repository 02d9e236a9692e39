import { useState } from 'react'
import { formatDateTime } from '../../../../ui/format/date'
import { formatCount } from '../../../../ui/format/decimal'
import { Button } from '../../../../ui/layout/Button'
import { Group } from '../../../../ui/layout/Group'
import css from '../desk.module.css'
import { papers } from './compare'
import type { Registration } from './rows'
import { texts } from './texts'

const FIRST = 6
const { looks: labels, fields } = texts

/** Log of views of the pictures: person, time and address. */
export function Looks({ registration }: { registration: Registration }) {
  const [every, setEvery] = useState(false)
  const { looks } = registration
  const pictureOf = (fileId: string) => {
    const paper = papers.find(({ picture }) => registration[picture]?.includes(fileId))
    return paper ? fields[paper.picture] : ''
  }
  return (
    <Group title={labels.title}>
      <p className={css.message}>{labels.own}</p>
      {looks.length === 0 ? (
        <p className={css.message}>{labels.none}</p>
      ) : (
        <ul className={css.looks}>
          {looks.slice(0, every ? undefined : FIRST).map(({ fileId, userName, remoteAddr, at }) => (
            <li key={`${fileId}${at}`}>
              <span className="tf-number">{formatDateTime(at)}</span>
              <span>{userName}</span>
              <span>{pictureOf(fileId)}</span>
              <span className="tf-number" role="img" aria-label={`${labels.remoteAddr} ${remoteAddr ?? ''}`}>
                {remoteAddr}
              </span>
            </li>
          ))}
        </ul>
      )}
      {!every && looks.length > FIRST && (
        <Button size="sm" onClick={() => setEvery(true)}>
          {texts.all(formatCount(looks.length))}
        </Button>
      )}
    </Group>
  )
}
