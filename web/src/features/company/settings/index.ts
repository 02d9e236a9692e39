export {
  Approver,
  approverOf,
  equalFourEyesOff,
  fourEyesOffLabel,
  fourEyesOffSearch,
} from './approved'
