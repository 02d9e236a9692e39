import { describe, expect, it } from 'vitest'
import { titleOf } from '../ui/title/title'
import { pages } from './pages'
import { texts } from './texts'

describe('the title of the window', () => {
  it('names the record, its kind and the product', () => {
    expect(titleOf(['JS202611220007', '结算单'], '结算单')).toBe('JS202611220007 - 结算单 - 土方通')
    expect(titleOf(['新增购票'], '购票')).toBe('新增购票 - 购票 - 土方通')
    expect(titleOf(['购票'], '购票')).toBe('购票 - 土方通')
    expect(titleOf([''], '')).toBe('土方通')
  })

  it('differs for every page, inside and outside of the frame', () => {
    const { forbidden, notFound, serverError, ...others } = texts
    const names = [
      ...pages.map(({ title }) => title),
      ...Object.values(others.outside),
      forbidden,
      notFound,
      serverError,
      others.locked,
      others.addressRefused,
    ]
    const titles = names.map((name) => titleOf([name], name))
    expect(new Set(titles).size).toBe(titles.length)
    expect(titles.filter((title) => !/^.+ - 土方通$/.test(title))).toEqual([])
  })
})
