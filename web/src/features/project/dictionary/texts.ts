import { companyDictionaryFields } from '../../../gql/fields/project.generated'
import { texts as verbs } from '../../../kit/basedata/texts'
import { commonTexts } from '../../../ui/texts'

/** The texts of dictionaries. */
export const texts = {
  title: companyDictionaryFields.name.label,
  open: '网页与接口即时使用本公司名称；可以另加条目，停用的不再可选，已用的照旧显示。',
  closed: '代码由程序规定，只改名称和排序。接口的字典与选项即时使用；网页的列表、表格与单据仍写平台名称。',
  own: (count: number) => `改过 ${count} 项`,
  add: '新增条目',
  edit: '修改条目',
  missing: '没有这个字典',
  empty: '这个字典还没有条目',
  save: commonTexts.save,
  actions: commonTexts.actions,
  state: '状态',
  asPlatform: '沿用平台',
  ownItem: '公司另加',
  platformRetired: '（平台已停用）',
  valueHint: '字母、数字、下划线或短横线，以后不变',
  valueWrong: '只能用字母、数字、下划线或短横线',
  nameHint: (platform: string) => `平台名称：${platform}`,
  sortHint: '小的在前，不填排在最后',
  verbs: { update: verbs.update, retire: verbs.retire, restore: verbs.restore, reset: '恢复平台的' },
  added: commonTexts.added,
  done: commonTexts.done,
  retireTitle: '停用字典条目',
  retireQuestion: '确定停用？',
  retireAbout: (name: string) => `“${name}”：不再可选，已用的照旧显示，可以随时重新启用。`,
  resetTitle: '恢复平台名称',
  resetQuestion: '确定恢复平台名称？',
  resetAbout: (name: string, platform: string) => `“${name}”恢复为“${platform}”，排序与启用也照平台的。`,
  history: commonTexts.history,
  noHistory: '还没有修改过',
  change: (label: string, before: string | null, after: string | null) =>
    before === null
      ? `${label}：${after ?? commonTexts.noValue}`
      : `${label}：${before} → ${after ?? commonTexts.noValue}`,
}
