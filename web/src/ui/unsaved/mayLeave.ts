import { confirm } from '../feedback/confirmStore'
import { texts } from '../texts'

/** Whether the person gives up what was typed and not sent; asks only when there is something. */
export const mayLeave = async (unsaved: boolean | undefined): Promise<boolean> =>
  !unsaved || confirm({ title: texts.giveUp, content: texts.unsaved, about: null, danger: true })
