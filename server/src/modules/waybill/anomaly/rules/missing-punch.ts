import { defineRule } from './rule.js'

const NAMES = { load: '装车打卡', unload: '卸车打卡' } as const

/** Rule: a trip without a time of loading, or a completed one without a time of unloading. */
export const missingPunch = defineRule({
  description: '运单没有装车打卡时间，或已卸车却没有完成时间',
  limits: {},
  find({ status, loadAt, doneAt }) {
    if (status === 'VOID') return null
    const missing = [
      ...(loadAt === null ? ['load' as const] : []),
      ...(status === 'UNLOADED' && doneAt === null ? ['unload' as const] : []),
    ]
    return missing.length === 0 ? null : { evidence: { missing }, key: missing.join('+') }
  },
  tell: ({ missing }: { missing: ('load' | 'unload')[] }) => `缺${missing.map((punch) => NAMES[punch]).join('、')}`,
})
