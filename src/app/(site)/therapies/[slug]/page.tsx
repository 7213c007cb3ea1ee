import * as therapy from './therapy-route';

type Props = { params: Promise<{ slug: string }> };

export const generateMetadata = async ({ params }: Props) => therapy.metadata((await params).slug);

export default async function Therapy({ params }: Props) {
  return therapy.page((await params).slug);
}
