import { SignIn } from '../../components/SignIn.tsx'

export default function PharmaLogin() {
  return <SignIn kind="pharmacy" />
}
