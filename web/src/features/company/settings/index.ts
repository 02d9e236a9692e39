export {
  Approver,
  approverOf,
  equalFourEyesOff,
  fourEyesOffColumn,
  fourEyesOffLabel,
  fourEyesOffSearch,
} from './approved'
