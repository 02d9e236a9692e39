import { useCallback, useState } from 'react'
import { StatusBadge } from '../../../../ui/format/StatusBadge'
import { Group } from '../../../../ui/layout/Group'
import { PrivatePicture } from '../../../../ui/private-picture/PrivatePicture'
import pictureCss from '../../../../ui/private-picture/private-picture.module.css'
import { cutsOf } from '../../authentication'
import { cutsOn, type Paper, type PaperField, papers, type Reading, readingOf } from './compare'
import css from './registration.module.css'
import type { Registration } from './rows'
import { texts } from './texts'

const { fields } = texts

/** What the picture says of a field: in words, and by a badge that is never colour alone. */
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

/** Parts of a picture as addresses that can be shown, and the link of that picture. */
interface Cuts {
  link: string | null
  cuts: Partial<Record<PaperField, string>>
}

/** A picture, and beside it what was filled in from it with what the picture says. */
function OnePaper({ registration, paper }: { registration: Registration; paper: Paper }) {
  const name = fields[paper.picture]
  const link = registration[paper.picture]
  const [cut, setCut] = useState<Cuts | null>(null)
  const cutOut = useCallback(
    (picture: Blob) => {
      const cutting = cutsOf(picture, cutsOn(registration.readings, paper))
      // Without them the whole picture stands beside the fields all the same.
      void cutting.then(
        (cuts) => setCut({ link, cuts }),
        () => undefined,
      )
    },
    [link, registration.readings, paper],
  )
  // Those of the registration that was open before show somebody else.
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

/** The three pictures, each beside what it says. */
export function Papers({ registration }: { registration: Registration }) {
  return (
    <Group title={texts.readTitle}>
      {papers.map((paper) => (
        <OnePaper key={paper.picture} registration={registration} paper={paper} />
      ))}
    </Group>
  )
}
