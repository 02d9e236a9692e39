import { Group } from '../../../ui/layout/Group'
import { PicturePreview, PictureRow } from '../../waybill/waybill'
import css from './booking.module.css'
import { texts } from './texts'

/** The pictures of a booking, each opened large. */
export function PictureGroup({ pictures }: { pictures: string | null }) {
  return (
    <Group title={texts.pictures}>
      {pictures ? (
        <PicturePreview>
          <PictureRow name={texts.pictures} field={pictures} />
        </PicturePreview>
      ) : (
        <p className={css.hint}>{texts.noPictures}</p>
      )}
    </Group>
  )
}
