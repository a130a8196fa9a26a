import { SignIn } from '../../components/SignIn.tsx'

export default function AdminLogin() {
  return <SignIn kind="admin" />
}
