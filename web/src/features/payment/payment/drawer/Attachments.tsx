import { Group } from '../../../../ui/layout/Group'
import { PicturePreview, PictureRow } from '../../../waybill/waybill'
import { texts } from '../texts'
import { attachmentsOf } from './attachments'
import css from './drawer.module.css'

/** What proves a payment: pictures, each opened large, and links to what else there is. */
export function Attachments({ field }: { field: string | null }) {
  const { pictures, links } = attachmentsOf(field)
  return (
    <Group title={texts.fields.attachments}>
      {!field && <p className={css.hint}>{texts.noAttachments}</p>}
      {pictures.length > 0 && (
        <PicturePreview>
          <PictureRow name={texts.fields.attachments} field={pictures.join()} />
        </PicturePreview>
      )}
      {links.map((url, at) => (
        <a key={url} className={css.link} href={url} target="_blank" rel="noreferrer">
          {texts.attachment(at + 1)}
        </a>
      ))}
    </Group>
  )
}
