import { importTexts } from '../import/index.js'

/** The Chinese texts of sheets of people. */
export const staffTexts = {
  words: {
    what: '人员',
    headings: '手机号、姓名',
    same: '同一手机号',
    template: {
      file: '人员导入模板.xlsx',
      sheet: '人员',
      notes: [
        importTexts.notes.anyOrder,
        '读取第一张有表头的可见工作表；手机号为“示例”的行不导入，可以删除。',
        '导入即邀请：每人收到一条短信，用本手机号登录并进入公司后加入；本公司一天最多发送500条邀请短信。',
        '已是本公司人员或已邀请的手机号不再邀请，原有资料不变。',
        '角色、机构须已在系统中，导入不会新建；只能分配自己拥有其权限的角色。',
        importTexts.notes.most,
      ],
    },
  },
  columns: {
    phone: '手机号',
    name: '姓名',
    positionName: '职位',
    roles: '角色',
    organ: '机构',
  },
  hints: {
    phone: '11位手机号，登录用',
    name: '最多20字',
    positionName: '最多20字',
    roles: '角色名称，多个以顿号分隔',
    organ: '机构名称；重名时写上级，例如 总部 / 结算部',
  },
  examplePhone: '13900000000',
  exampleName: '李梅',
  examplePosition: '结算员',
  unknownRole: (name: string) => `角色“${name}”不存在`,
  unknownOrgan: (name: string) => `机构“${name}”不存在`,
  severalOrgans: (name: string, count: number) => `有${count}个机构叫“${name}”，请写明上级，例如 总部 / ${name}`,
} as const
