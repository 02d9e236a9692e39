import { commonTexts } from '../../../ui/texts'

/** Every text of captains' and drivers' task applications. */
export const texts = {
  title: '任务申请',
  add: '提交任务申请',
  editTitle: '编辑任务申请',
  auditTitle: '审核',
  edit: commonTexts.edit,
  audit: '审核',
  invalidate: '失效',
  remove: commonTexts.remove,
  save: commonTexts.save,
  empty: '没有任务申请',
  own: '本人',
  auditedOwn: commonTexts.auditedOwn,
  choose: commonTexts.choose,
  enter: '请输入',
  projectFixed: '项目不能修改',
  garbageOptional: '选填；货运不填渣土场的，通过后没有直付价',
  applyHint: '项目、车队长和司机必填，其余可由审核人填写',
  auditHint: '审核通过后，所填直付价自此时起生效',
  membersMissing: '请选择车队长和司机',
  added: commonTexts.added,
  done: commonTexts.done,
  about: (project: string, people: string, price: string) => `${project} · ${people} · ${price}`,
  /** Question and success note of each verb. */
  asked: {
    remove: { title: '删除任务申请', content: commonTexts.removeQuestion },
    invalidate: {
      title: '失效任务申请',
      content: '确认该任务申请已失效？由它生效的直付价将一并失效',
    },
  },
  notAllowed: commonTexts.notAllowed,
  decided: '该申请已处理',
  fourEyesOwn: '公司已开启复核，不能审核通过自己申请或修改的任务申请，请由他人审核',
  missing: '任务申请不存在或无权查看',
  viewPrice: '查看直付价',
  byCaptain: '按车队长查看',
  basic: '申请内容',
  process: '申请与审核',
}
