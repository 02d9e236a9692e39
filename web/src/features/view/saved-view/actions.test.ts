import { describe, expect, it } from 'vitest'
import { actionsFor, mayShare } from './actions'
import { texts } from './texts'
import type { View } from './useViews'

const view = (more: Partial<View> = {}): View =>
  ({ id: '1', name: '甲', shared: false, own: true, createBy: '乙', version: 1, state: {}, ...more }) as View
const nothing = () => undefined
const on = { saveAs: nothing, overwrite: nothing, share: nothing, prefer: nothing, leave: nothing, remove: nothing }
const labels = (applied: View, shares: boolean) =>
  actionsFor({ applied, changed: false, preferred: false, shares }, on).map(({ label }) => label)

describe('sharing a view', () => {
  it('is offered for an own view to people with the permission, and taking it back to everybody', () => {
    expect(labels(view(), true)).toContain(texts.share)
    expect(labels(view(), false)).not.toContain(texts.share)
    expect(labels(view({ shared: true }), false)).toContain(texts.unshare)
    expect(labels(view({ own: false, shared: true }), true)).not.toContain(texts.unshare)
  })

  it.each([
    ['COMPANY', ['chain:companywaybill:get', 'chain:companywaybill:edit'], true],
    ['COMPANY', ['chain:companywaybill:get', 'sys:user:index'], false],
    ['COMPANY', [], false],
    ['OPERATOR', ['chain:ledgerdig:edit'], false],
    ['ENTERPRISE', ['chain:companyticket:add'], true],
  ] as const)('as role type %s with %j: %s', (roleType, permissions, expected) => {
    expect(mayShare(roleType, permissions)).toBe(expected)
  })
})
