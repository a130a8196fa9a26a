import { SignIn } from '../../components/SignIn.tsx'

export default function Login() {
  return <SignIn kind="patient" />
}
