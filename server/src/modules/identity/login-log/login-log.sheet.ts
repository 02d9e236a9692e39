import { sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import { type ListSheet, told } from '../../../kernel/list/sheet.js'
import { deviceOf } from '../device/device.js'
import { reasonOf, logTexts as texts } from '../log-texts.js'
import { loginTable } from './fields.js'
import { loginList } from './login-log.list.queries.js'

type Line = Record<'userAgent' | 'exception', string | null>

/** The login log in a spreadsheet. */
export const loginSheet: ListSheet<Line> = {
  title: texts.LOGIN,
  permission: 'sys:loglogin:index',
  spec: loginList,
  filterType: 'LoginLogFilter',
  sortType: 'LoginLogSort',
  fields: {
    ...sheetFieldsOf(loginTable),
    device: { ...told(({ userAgent }: Line) => deviceOf(userAgent)), needs: 'userAgent' },
    exception: told(({ exception }: Line) => reasonOf(exception)),
  },
  titles: { ...sheetTitlesOf(loginTable), device: texts.device },
}
