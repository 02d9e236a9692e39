import { projectPriceLabels } from '../../../gql/labels.generated'
import type { TpMode } from '../../../gql/types.generated'

const what = '项目单价'

/** The texts of what projects pay by themselves. */
export const texts = {
  title: what,
  what,
  fields: projectPriceLabels,
  modes: { RELEASE: '放飞', FREIGHT: '货运', INTERNAL: '内转', BACKFILL: '资源回填' } satisfies Record<TpMode, string>,
  everySite: '所有渣土场',
  valid: '有效期',
  always: '一直有效',
  from: (from: string) => `${from} 起`,
  until: (until: string) => `至 ${until}`,
  between: (from: string, until: string) => `${from} 至 ${until}`,
  siteHint: '只有货运才填写；不填则适用于所有渣土场',
  fromHint: '此时及以后出场的运单适用，不填不限',
  untilHint: '此时及以后出场的运单不再适用，不填不限',
  late: '须晚于有效期起',
}
