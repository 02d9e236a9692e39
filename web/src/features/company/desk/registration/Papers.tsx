import { useCallback, useState } from 'react'
import { StatusBadge } from '../../../../ui/format/StatusBadge'
import { Group } from '../../../../ui/layout/Group'
import { PrivatePicture } from '../../../../ui/private-picture/PrivatePicture'
import pictureCss from '../../../../ui/private-picture/private-picture.module.css'
import { cutsOf } from '../../authentication'
import css from '../desk.module.css'
import { cutsOn, type Paper, type PaperField, papers, type Reading, readingOf } from './compare'
import type { Registration } from './rows'
import { texts } from './texts'

const { fields } = texts

/** Reading of a field, in words and with a badge that differs in more than colour. */
function Read({ reading }: { reading: Reading }) {
  if (reading.outcome === 'unread') return <span className={css.unread}>{texts.unread}</span>
  const { outcome, text, sure } = reading
  if (outcome === 'same') {
    return <StatusBadge tone={sure ? 'good' : 'warning'}>{sure ? texts.same : texts.sameUnsure}</StatusBadge>
  }
  return (
    <>
      <mark className={css.other}>{text}</mark>
      <StatusBadge tone={sure ? 'bad' : 'warning'}>{sure ? texts.differs : texts.unsure}</StatusBadge>
    </>
  )
}

/** Parts of a picture as addresses for images, and the link of that picture. */
interface Cuts {
  link: string | null
  cuts: Partial<Record<PaperField, string>>
}

/** Picture with its fields beside it: the form's value, and the reading. */
function OnePaper({ registration, paper }: { registration: Registration; paper: Paper }) {
  const name = fields[paper.picture]
  const link = registration[paper.picture]
  const [cut, setCut] = useState<Cuts | null>(null)
  const cutOut = useCallback(
    (picture: Blob) => {
      const cutting = cutsOf(picture, cutsOn(registration.readings, paper))
      // Without the cuts the whole picture is shown beside the fields.
      void cutting.then(
        (cuts) => setCut({ link, cuts }),
        () => undefined,
      )
    },
    [link, registration.readings, paper],
  )
  // Parts of another registration's pictures would show another person.
  const cuts = cut?.link === link ? cut.cuts : {}
  return (
    <div className={css.paper}>
      <figure className={css.figure}>
        <PrivatePicture link={link} alt={name} gone={texts.gone} onShown={cutOut} />
        <figcaption>{name}</figcaption>
      </figure>
      <table className={css.fields}>
        <caption className="tf-visually-hidden">{name}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{texts.filled}</th>
            <th scope="col">{texts.read}</th>
          </tr>
        </thead>
        <tbody>
          {paper.fields.map((field) => (
            <tr key={field}>
              <th scope="row">{fields[field]}</th>
              <td>{registration[field] || texts.blank}</td>
              <td>
                <span className={css.read}>
                  <Read reading={readingOf(registration, field)} />
                  {cuts[field] && <img className={pictureCss.cut} src={cuts[field]} alt={texts.cutOf(fields[field])} />}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Three pictures, each beside its readings. */
export function Papers({ registration }: { registration: Registration }) {
  return (
    <Group title={texts.readTitle}>
      {papers.map((paper) => (
        <OnePaper key={paper.picture} registration={registration} paper={paper} />
      ))}
    </Group>
  )
}
