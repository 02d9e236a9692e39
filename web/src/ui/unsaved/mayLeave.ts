import { confirm } from '../feedback/confirmStore'
import { texts } from '../texts'

/** Whether the page may be left. Asks the person to give up unsent input if there is any. */
export const mayLeave = async (unsaved: boolean | undefined): Promise<boolean> =>
  !unsaved || confirm({ title: texts.giveUp, content: texts.unsaved, about: null, danger: true })
