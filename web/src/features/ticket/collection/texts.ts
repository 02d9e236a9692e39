import { countTexts } from '../../../ui/format/texts'

/** Every text of collections of tickets. */
export const texts = {
  title: '领票',
  drawer: '领票详情',
  add: '登记领票',
  edit: '修改领票',
  empty: '还没有领票',
  missing: '领票不存在或无权查看',
  tickets: countTexts.ticketsOf,
  driver: '领票司机',
  driverHint: '不选则由项目保管',
  project: '项目保管',
  stockMissing: '选择渣土场和土质后显示公司库存',
  stock: '公司库存',
  stockLeft: (count: string) => `，领后剩余 ${count} 张`,
  short: (have: string) => `公司库存只有${have}张`,
  added: (no: string) => `已登记领票 ${no}`,
  fixed: '张数、项目、渣土场、土质和司机有误时，作废后重新登记',
  voidTitle: '作废领票',
  voidSubject: (no: string, count: string, project: string) => `${no}：${project}，${count} 张`,
  voidOutcome: (project: string, site: string, soil: string, count: string) =>
    `作废后在原领票时间冲回，${count} 张${site}（${soil}）的票退回公司库存；${project}已用掉的，项目剩余会成为负数。作废后不能恢复，需要时重新登记。`,
}
