import { useState } from 'react'
import { UpdateNote } from '../ui/app/PhoneApp'
import { ErrorPanel } from '../ui/feedback/ErrorPanel'
import { Count, Money, Price, Quantity } from '../ui/format/Numbers'
import { StatusBadge } from '../ui/format/StatusBadge'
import { type Tone, toneIcons } from '../ui/format/tones'
import { History } from '../ui/history/History'
import { LuPlus, LuTrash2 } from '../ui/icons'
import { Button, IconButton } from '../ui/layout/Button'
import { Facts } from '../ui/layout/Group'
import { HeadVerbs } from '../ui/layout/HeadVerbs'
import looks from '../ui/layout/looks.module.css'
import { RecordHead } from '../ui/layout/RecordHead'
import { RowAction } from '../ui/layout/RowAction'
import { RowActions } from '../ui/layout/RowActions'
import { RowMenu } from '../ui/layout/RowMenu'
import { Tabs } from '../ui/layout/Tabs'
import { LeftOutNote } from '../ui/list/LeftOutNote'
import { MissingNumbers } from '../ui/list/MissingNumbers'
import { PrivatePicture } from '../ui/private-picture/PrivatePicture'
import css from './gallery.module.css'
import { money, quantity } from './samples'

const nothing = () => undefined

/** Buttons of every weight: enabled, waiting for the server, and disabled with a reason. */
export function Buttons() {
  return (
    <>
      <div className={css.row}>
        <Button variant="solid" icon={<LuPlus aria-hidden />}>
          新增运单
        </Button>
        <Button>导出</Button>
        <Button variant="ghost">重置</Button>
        <Button variant="plain">查看全部</Button>
        <Button colorPalette="red">作废</Button>
        <IconButton label="删除" icon={<LuTrash2 aria-hidden />} />
      </div>
      <div className={css.row}>
        <Button variant="solid" loading>
          正在提交
        </Button>
        <Button variant="solid" disabledReason="回执单已结算">
          生成结算单
        </Button>
        <Button disabledReason="回执单已结算">修改</Button>
        <Button size="xs">重试</Button>
        <IconButton label="删除" icon={<LuTrash2 aria-hidden />} disabledReason="已审核的不能删除" />
      </div>
      <div className={css.row}>
        <RowActions>
          <RowAction to="/">查看</RowAction>
          <RowAction onClick={nothing}>审核结算单</RowAction>
          <RowAction disabledReason="待上一级审核">付款</RowAction>
          <RowMenu items={[{ value: 'void', label: '作废', onSelect: nothing }]}>更多</RowMenu>
        </RowActions>
      </div>
    </>
  )
}

/** Badges of states and findings, each with a shape of its own. */
export function Badges() {
  return (
    <div className={css.row}>
      {(Object.keys(toneIcons) as Tone[]).map((tone) => (
        <StatusBadge key={tone} tone={tone}>
          {NAMES[tone]}
        </StatusBadge>
      ))}
    </div>
  )
}

const NAMES: Record<Tone, string> = {
  running: '进行中',
  waiting: '待审核',
  approved: '已审核',
  paid: '已付款',
  rejected: '已驳回',
  void: '已作废',
  neutral: '未知',
  good: '正常',
  warning: '即将到期',
  bad: '异常',
}

/** Tones of text, and lines of neighbouring items. */
export function Looks() {
  return (
    <>
      <p className={looks.intro}>合并后不能撤销，请先核对。</p>
      <p className={looks.note}>按合同单价计算</p>
      <p className={looks.hint}>还没有修改过</p>
      <p className={looks.small}>截至 2026-11-28 12:00</p>
      <p className={looks.outcome}>作废后回执单可以重新结算</p>
      <p className={looks.row}>
        <span className={looks.quiet}>次要</span>
        <span className={looks.faint}>更次要</span>
        <span className={looks.strong}>1,234,567.89 元</span>
        <span className={looks.warning}>有 3 张运单没有单价</span>
        <span className={looks.refused}>回执单已结算</span>
        <span className={looks.fault}>请输入车队长</span>
      </p>
      <div className={looks.waiting} aria-busy />
    </>
  )
}

/** Money, quantities, prices and counts, also negative and unknown. */
export function Figures() {
  return (
    <div className={css.row}>
      <Money value={money('1234567.89')} />
      <Money value={money('-1280.05')} />
      <Money value={null} />
      <Quantity value={quantity('318.250')} />
      <Price value={money('80.00')} unit="TRUCK" />
      <Count value={12450} />
    </div>
  )
}

/** Head of a record, its facts, and its process. */
export function Records() {
  return (
    <>
      <RecordHead
        number="JS202611280001"
        state={<StatusBadge tone="waiting">待审核</StatusBadge>}
        amount="¥1,234,567.89"
        about="龙岗区平湖街道综合整治工程 · 深圳市广丰土石方工程有限公司 · 12,450 车"
      >
        <HeadVerbs
          verbs={['audit', 'pay', 'void']}
          first="audit"
          dangerous={['void']}
          busy={false}
          waiting={false}
          shown={(verb) => ({
            label: { audit: '审核结算单', pay: '付款', void: '作废' }[verb],
            disabledReason: verb === 'pay' ? '结算单尚未审核' : null,
            start: nothing,
          })}
        />
      </RecordHead>
      <Facts
        title="基本信息"
        facts={[
          ['所属项目', '龙岗区平湖街道综合整治工程（二期）土石方标段'],
          ['收款人', '王建国'],
          ['结算方量', '318.250 方'],
          ['付款时间', null],
          ['备注', '十一月上半月土方外运，按出场时间先后分配付款，其余部分在下月结算时一并处理', true],
        ]}
      />
      <History
        changes={[
          { ...CHANGE, id: '1', label: '单价', before: '78.00', after: '80.00' },
          { ...CHANGE, id: '2', label: '备注', before: null, after: '按合同补差' },
        ]}
      />
    </>
  )
}

const CHANGE = { reason: '合同单价有误', createBy: '陈会计', createTime: '2026-11-28T09:30:00+08:00', changeSetId: '1' }

/** Tabs of a page's views. */
export function Views() {
  const [value, setValue] = useState<'all' | 'low' | 'gone'>('all')
  return (
    <Tabs label="库存状态" names={{ all: '全部', low: '库存不足', gone: '已用完' }} value={value} onChange={setValue} />
  )
}

/** Failures to load, to find and to add up, and a missing picture. */
export function Failures() {
  const error = Object.assign(new Error('服务器忙，请稍后再试'), { requestId: '0198aaaa-bbbb' })
  return (
    <>
      <ErrorPanel error={error} onRetry={nothing} />
      <ErrorPanel error={error} onRetry={nothing} inline />
      <MissingNumbers wanted={['YD001', 'YD002']} known={['YD001']} title={(count) => `有 ${count} 个单号没有找到`} />
      <LeftOutNote count={3} text={(count) => `未计入 ${count} 张已作废的运单`} />
      <div className={css.row}>
        <PrivatePicture link={null} alt="行驶证" className={css.picture} />
      </div>
    </>
  )
}

/** Notes about the version of the program that a phone keeps. */
export const Versions = () => (
  <>
    <UpdateNote isReady isOld={false} onUpdate={nothing} />
    <UpdateNote isReady={false} isOld onUpdate={nothing} />
  </>
)
