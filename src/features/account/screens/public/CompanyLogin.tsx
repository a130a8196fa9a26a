import { SignIn } from '../../components/SignIn.tsx'

export default function CompanyLogin() {
  return <SignIn kind="company" />
}
