import { operationLogLabels } from '../../../gql/labels.generated'
import { logTexts } from '../log'

/** Every text of the operation log. */
export const texts = {
  ...logTexts,
  title: '操作日志',
  own: '我的操作日志',
  empty: '还没有操作日志',
  ownEmpty: '您还没有操作记录',
  fields: { ...operationLogLabels, actions: '操作' },
  services: { WEB: '网页', GRAPHQL: 'GraphQL', REST: 'REST', JOB: '后台任务' },
  narrow: '按 IP 或请求路径查询时，请同时选择不超过 31 天的操作时间',
  about: (who: string, when: string) => `${who} ${when}；原文与删除人会留在“日志删除记录”中，任何人都不能删除`,
  deleteTitle: '删除操作日志',
  missing: '操作日志不存在',
  what: '请求',
  how: '经过',
}
