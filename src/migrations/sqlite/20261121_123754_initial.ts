import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`body\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_canonical_url\` text,
  	\`seo_robots_index\` integer DEFAULT true,
  	\`seo_robots_follow\` integer DEFAULT true,
  	\`seo_open_graph_title\` text,
  	\`seo_open_graph_description\` text,
  	\`seo_open_graph_url\` text,
  	\`seo_open_graph_type\` text,
  	\`seo_open_graph_site_name\` text,
  	\`seo_open_graph_image_id\` text(36),
  	\`seo_twitter_card\` text,
  	\`seo_twitter_title\` text,
  	\`seo_twitter_description\` text,
  	\`seo_twitter_image_id\` text(36),
  	\`seo_structured_data\` text,
  	\`title\` text,
  	\`name\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`seo_open_graph_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_twitter_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_seo_open_graph_seo_open_graph_image_idx\` ON \`pages\` (\`seo_open_graph_image_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_seo_twitter_seo_twitter_image_idx\` ON \`pages\` (\`seo_twitter_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_name_idx\` ON \`pages\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`pages_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_texts_order_parent\` ON \`pages_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_body\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_canonical_url\` text,
  	\`version_seo_robots_index\` integer DEFAULT true,
  	\`version_seo_robots_follow\` integer DEFAULT true,
  	\`version_seo_open_graph_title\` text,
  	\`version_seo_open_graph_description\` text,
  	\`version_seo_open_graph_url\` text,
  	\`version_seo_open_graph_type\` text,
  	\`version_seo_open_graph_site_name\` text,
  	\`version_seo_open_graph_image_id\` text(36),
  	\`version_seo_twitter_card\` text,
  	\`version_seo_twitter_title\` text,
  	\`version_seo_twitter_description\` text,
  	\`version_seo_twitter_image_id\` text(36),
  	\`version_seo_structured_data\` text,
  	\`version_title\` text,
  	\`version_name\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_open_graph_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_twitter_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_seo_open_graph_version_seo_open_graph_i_idx\` ON \`_pages_v\` (\`version_seo_open_graph_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_seo_twitter_version_seo_twitter_image_idx\` ON \`_pages_v\` (\`version_seo_twitter_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_name_idx\` ON \`_pages_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_texts_order_parent\` ON \`_pages_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`conditions_review_sources\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`conditions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`conditions_review_sources_order_idx\` ON \`conditions_review_sources\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`conditions_review_sources_parent_id_idx\` ON \`conditions_review_sources\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`conditions\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`summary\` text,
  	\`heading1\` text,
  	\`text1\` text,
  	\`symptoms\` text,
  	\`treatments\` text,
  	\`review_author_id\` text(36),
  	\`review_reviewer_id\` text(36),
  	\`review_reviewed_on\` text,
  	\`review_next_review_on\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_canonical_url\` text,
  	\`seo_robots_index\` integer DEFAULT true,
  	\`seo_robots_follow\` integer DEFAULT true,
  	\`seo_open_graph_title\` text,
  	\`seo_open_graph_description\` text,
  	\`seo_open_graph_url\` text,
  	\`seo_open_graph_type\` text,
  	\`seo_open_graph_site_name\` text,
  	\`seo_open_graph_image_id\` text(36),
  	\`seo_twitter_card\` text,
  	\`seo_twitter_title\` text,
  	\`seo_twitter_description\` text,
  	\`seo_twitter_image_id\` text(36),
  	\`seo_structured_data\` text,
  	\`generate_slug\` integer DEFAULT true,
  	\`slug\` text,
  	\`order\` numeric DEFAULT 100,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`review_author_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`review_reviewer_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_open_graph_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_twitter_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`conditions_review_review_author_idx\` ON \`conditions\` (\`review_author_id\`);`)
  await db.run(sql`CREATE INDEX \`conditions_review_review_reviewer_idx\` ON \`conditions\` (\`review_reviewer_id\`);`)
  await db.run(sql`CREATE INDEX \`conditions_seo_open_graph_seo_open_graph_image_idx\` ON \`conditions\` (\`seo_open_graph_image_id\`);`)
  await db.run(sql`CREATE INDEX \`conditions_seo_twitter_seo_twitter_image_idx\` ON \`conditions\` (\`seo_twitter_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`conditions_slug_idx\` ON \`conditions\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`conditions_updated_at_idx\` ON \`conditions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`conditions_created_at_idx\` ON \`conditions\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`conditions__status_idx\` ON \`conditions\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`conditions_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`conditions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`conditions_texts_order_parent\` ON \`conditions_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_conditions_v_version_review_sources\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_conditions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_conditions_v_version_review_sources_order_idx\` ON \`_conditions_v_version_review_sources\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_conditions_v_version_review_sources_parent_id_idx\` ON \`_conditions_v_version_review_sources\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_conditions_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_heading1\` text,
  	\`version_text1\` text,
  	\`version_symptoms\` text,
  	\`version_treatments\` text,
  	\`version_review_author_id\` text(36),
  	\`version_review_reviewer_id\` text(36),
  	\`version_review_reviewed_on\` text,
  	\`version_review_next_review_on\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_canonical_url\` text,
  	\`version_seo_robots_index\` integer DEFAULT true,
  	\`version_seo_robots_follow\` integer DEFAULT true,
  	\`version_seo_open_graph_title\` text,
  	\`version_seo_open_graph_description\` text,
  	\`version_seo_open_graph_url\` text,
  	\`version_seo_open_graph_type\` text,
  	\`version_seo_open_graph_site_name\` text,
  	\`version_seo_open_graph_image_id\` text(36),
  	\`version_seo_twitter_card\` text,
  	\`version_seo_twitter_title\` text,
  	\`version_seo_twitter_description\` text,
  	\`version_seo_twitter_image_id\` text(36),
  	\`version_seo_structured_data\` text,
  	\`version_generate_slug\` integer DEFAULT true,
  	\`version_slug\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`conditions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_review_author_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_review_reviewer_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_open_graph_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_twitter_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_conditions_v_parent_idx\` ON \`_conditions_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_conditions_v_version_review_version_review_author_idx\` ON \`_conditions_v\` (\`version_review_author_id\`);`)
  await db.run(sql`CREATE INDEX \`_conditions_v_version_review_version_review_reviewer_idx\` ON \`_conditions_v\` (\`version_review_reviewer_id\`);`)
  await db.run(sql`CREATE INDEX \`_conditions_v_version_seo_open_graph_version_seo_open_gr_idx\` ON \`_conditions_v\` (\`version_seo_open_graph_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_conditions_v_version_seo_twitter_version_seo_twitter_im_idx\` ON \`_conditions_v\` (\`version_seo_twitter_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_conditions_v_version_version_slug_idx\` ON \`_conditions_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_conditions_v_version_version_updated_at_idx\` ON \`_conditions_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_conditions_v_version_version_created_at_idx\` ON \`_conditions_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_conditions_v_version_version__status_idx\` ON \`_conditions_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_conditions_v_created_at_idx\` ON \`_conditions_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_conditions_v_updated_at_idx\` ON \`_conditions_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_conditions_v_latest_idx\` ON \`_conditions_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_conditions_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_conditions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_conditions_v_texts_order_parent\` ON \`_conditions_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`therapies_review_sources\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`therapies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`therapies_review_sources_order_idx\` ON \`therapies_review_sources\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`therapies_review_sources_parent_id_idx\` ON \`therapies_review_sources\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`therapies\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`summary\` text,
  	\`heading1\` text,
  	\`text1\` text,
  	\`benefits\` text,
  	\`approach\` text,
  	\`review_author_id\` text(36),
  	\`review_reviewer_id\` text(36),
  	\`review_reviewed_on\` text,
  	\`review_next_review_on\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_canonical_url\` text,
  	\`seo_robots_index\` integer DEFAULT true,
  	\`seo_robots_follow\` integer DEFAULT true,
  	\`seo_open_graph_title\` text,
  	\`seo_open_graph_description\` text,
  	\`seo_open_graph_url\` text,
  	\`seo_open_graph_type\` text,
  	\`seo_open_graph_site_name\` text,
  	\`seo_open_graph_image_id\` text(36),
  	\`seo_twitter_card\` text,
  	\`seo_twitter_title\` text,
  	\`seo_twitter_description\` text,
  	\`seo_twitter_image_id\` text(36),
  	\`seo_structured_data\` text,
  	\`generate_slug\` integer DEFAULT true,
  	\`slug\` text,
  	\`order\` numeric DEFAULT 100,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`review_author_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`review_reviewer_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_open_graph_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_twitter_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`therapies_review_review_author_idx\` ON \`therapies\` (\`review_author_id\`);`)
  await db.run(sql`CREATE INDEX \`therapies_review_review_reviewer_idx\` ON \`therapies\` (\`review_reviewer_id\`);`)
  await db.run(sql`CREATE INDEX \`therapies_seo_open_graph_seo_open_graph_image_idx\` ON \`therapies\` (\`seo_open_graph_image_id\`);`)
  await db.run(sql`CREATE INDEX \`therapies_seo_twitter_seo_twitter_image_idx\` ON \`therapies\` (\`seo_twitter_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`therapies_slug_idx\` ON \`therapies\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`therapies_updated_at_idx\` ON \`therapies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`therapies_created_at_idx\` ON \`therapies\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`therapies__status_idx\` ON \`therapies\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`therapies_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`therapies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`therapies_texts_order_parent\` ON \`therapies_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_therapies_v_version_review_sources\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_therapies_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_therapies_v_version_review_sources_order_idx\` ON \`_therapies_v_version_review_sources\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_therapies_v_version_review_sources_parent_id_idx\` ON \`_therapies_v_version_review_sources\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_therapies_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_heading1\` text,
  	\`version_text1\` text,
  	\`version_benefits\` text,
  	\`version_approach\` text,
  	\`version_review_author_id\` text(36),
  	\`version_review_reviewer_id\` text(36),
  	\`version_review_reviewed_on\` text,
  	\`version_review_next_review_on\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_canonical_url\` text,
  	\`version_seo_robots_index\` integer DEFAULT true,
  	\`version_seo_robots_follow\` integer DEFAULT true,
  	\`version_seo_open_graph_title\` text,
  	\`version_seo_open_graph_description\` text,
  	\`version_seo_open_graph_url\` text,
  	\`version_seo_open_graph_type\` text,
  	\`version_seo_open_graph_site_name\` text,
  	\`version_seo_open_graph_image_id\` text(36),
  	\`version_seo_twitter_card\` text,
  	\`version_seo_twitter_title\` text,
  	\`version_seo_twitter_description\` text,
  	\`version_seo_twitter_image_id\` text(36),
  	\`version_seo_structured_data\` text,
  	\`version_generate_slug\` integer DEFAULT true,
  	\`version_slug\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`therapies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_review_author_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_review_reviewer_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_open_graph_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_twitter_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_therapies_v_parent_idx\` ON \`_therapies_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_therapies_v_version_review_version_review_author_idx\` ON \`_therapies_v\` (\`version_review_author_id\`);`)
  await db.run(sql`CREATE INDEX \`_therapies_v_version_review_version_review_reviewer_idx\` ON \`_therapies_v\` (\`version_review_reviewer_id\`);`)
  await db.run(sql`CREATE INDEX \`_therapies_v_version_seo_open_graph_version_seo_open_gra_idx\` ON \`_therapies_v\` (\`version_seo_open_graph_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_therapies_v_version_seo_twitter_version_seo_twitter_ima_idx\` ON \`_therapies_v\` (\`version_seo_twitter_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_therapies_v_version_version_slug_idx\` ON \`_therapies_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_therapies_v_version_version_updated_at_idx\` ON \`_therapies_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_therapies_v_version_version_created_at_idx\` ON \`_therapies_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_therapies_v_version_version__status_idx\` ON \`_therapies_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_therapies_v_created_at_idx\` ON \`_therapies_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_therapies_v_updated_at_idx\` ON \`_therapies_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_therapies_v_latest_idx\` ON \`_therapies_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_therapies_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_therapies_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_therapies_v_texts_order_parent\` ON \`_therapies_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`blog_review_sources\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`blog\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`blog_review_sources_order_idx\` ON \`blog_review_sources\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`blog_review_sources_parent_id_idx\` ON \`blog_review_sources\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`blog\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`excerpt\` text,
  	\`image_id\` text(36),
  	\`content\` text,
  	\`review_author_id\` text(36),
  	\`review_reviewer_id\` text(36),
  	\`review_reviewed_on\` text,
  	\`review_next_review_on\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_canonical_url\` text,
  	\`seo_robots_index\` integer DEFAULT true,
  	\`seo_robots_follow\` integer DEFAULT true,
  	\`seo_open_graph_title\` text,
  	\`seo_open_graph_description\` text,
  	\`seo_open_graph_url\` text,
  	\`seo_open_graph_type\` text,
  	\`seo_open_graph_site_name\` text,
  	\`seo_open_graph_image_id\` text(36),
  	\`seo_twitter_card\` text,
  	\`seo_twitter_title\` text,
  	\`seo_twitter_description\` text,
  	\`seo_twitter_image_id\` text(36),
  	\`seo_structured_data\` text,
  	\`generate_slug\` integer DEFAULT true,
  	\`slug\` text,
  	\`category\` text,
  	\`featured\` integer DEFAULT false,
  	\`read_time\` numeric,
  	\`published_on\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`review_author_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`review_reviewer_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_open_graph_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_twitter_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`blog_image_idx\` ON \`blog\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_review_review_author_idx\` ON \`blog\` (\`review_author_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_review_review_reviewer_idx\` ON \`blog\` (\`review_reviewer_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_seo_open_graph_seo_open_graph_image_idx\` ON \`blog\` (\`seo_open_graph_image_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_seo_twitter_seo_twitter_image_idx\` ON \`blog\` (\`seo_twitter_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`blog_slug_idx\` ON \`blog\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`blog_category_idx\` ON \`blog\` (\`category\`);`)
  await db.run(sql`CREATE INDEX \`blog_published_on_idx\` ON \`blog\` (\`published_on\`);`)
  await db.run(sql`CREATE INDEX \`blog_updated_at_idx\` ON \`blog\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`blog_created_at_idx\` ON \`blog\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`blog__status_idx\` ON \`blog\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`blog_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`blog\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`blog_texts_order_parent\` ON \`blog_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_blog_v_version_review_sources\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_blog_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_blog_v_version_review_sources_order_idx\` ON \`_blog_v_version_review_sources\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_review_sources_parent_id_idx\` ON \`_blog_v_version_review_sources\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_blog_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_title\` text,
  	\`version_excerpt\` text,
  	\`version_image_id\` text(36),
  	\`version_content\` text,
  	\`version_review_author_id\` text(36),
  	\`version_review_reviewer_id\` text(36),
  	\`version_review_reviewed_on\` text,
  	\`version_review_next_review_on\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_canonical_url\` text,
  	\`version_seo_robots_index\` integer DEFAULT true,
  	\`version_seo_robots_follow\` integer DEFAULT true,
  	\`version_seo_open_graph_title\` text,
  	\`version_seo_open_graph_description\` text,
  	\`version_seo_open_graph_url\` text,
  	\`version_seo_open_graph_type\` text,
  	\`version_seo_open_graph_site_name\` text,
  	\`version_seo_open_graph_image_id\` text(36),
  	\`version_seo_twitter_card\` text,
  	\`version_seo_twitter_title\` text,
  	\`version_seo_twitter_description\` text,
  	\`version_seo_twitter_image_id\` text(36),
  	\`version_seo_structured_data\` text,
  	\`version_generate_slug\` integer DEFAULT true,
  	\`version_slug\` text,
  	\`version_category\` text,
  	\`version_featured\` integer DEFAULT false,
  	\`version_read_time\` numeric,
  	\`version_published_on\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`blog\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_review_author_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_review_reviewer_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_open_graph_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_twitter_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_blog_v_parent_idx\` ON \`_blog_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version_image_idx\` ON \`_blog_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_review_version_review_author_idx\` ON \`_blog_v\` (\`version_review_author_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_review_version_review_reviewer_idx\` ON \`_blog_v\` (\`version_review_reviewer_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_seo_open_graph_version_seo_open_graph_im_idx\` ON \`_blog_v\` (\`version_seo_open_graph_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_seo_twitter_version_seo_twitter_image_idx\` ON \`_blog_v\` (\`version_seo_twitter_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version_slug_idx\` ON \`_blog_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version_category_idx\` ON \`_blog_v\` (\`version_category\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version_published_on_idx\` ON \`_blog_v\` (\`version_published_on\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version_updated_at_idx\` ON \`_blog_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version_created_at_idx\` ON \`_blog_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version__status_idx\` ON \`_blog_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_created_at_idx\` ON \`_blog_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_updated_at_idx\` ON \`_blog_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_latest_idx\` ON \`_blog_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_blog_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_blog_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_blog_v_texts_order_parent\` ON \`_blog_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`team_members\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`title\` text,
  	\`bio\` text,
  	\`image_id\` text(36),
  	\`order\` numeric DEFAULT 100,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`team_members_image_idx\` ON \`team_members\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`team_members_updated_at_idx\` ON \`team_members\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`team_members_created_at_idx\` ON \`team_members\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`team_members__status_idx\` ON \`team_members\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_team_members_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_name\` text,
  	\`version_title\` text,
  	\`version_bio\` text,
  	\`version_image_id\` text(36),
  	\`version_order\` numeric DEFAULT 100,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_team_members_v_parent_idx\` ON \`_team_members_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_team_members_v_version_version_image_idx\` ON \`_team_members_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_team_members_v_version_version_updated_at_idx\` ON \`_team_members_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_team_members_v_version_version_created_at_idx\` ON \`_team_members_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_team_members_v_version_version__status_idx\` ON \`_team_members_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_team_members_v_created_at_idx\` ON \`_team_members_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_team_members_v_updated_at_idx\` ON \`_team_members_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_team_members_v_latest_idx\` ON \`_team_members_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`alt\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`contact_messages\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`sender\` text,
  	\`first_name\` text NOT NULL,
  	\`last_name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`phone\` text,
  	\`message\` text NOT NULL,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`assignee_id\` text(36),
  	\`notes\` text,
  	\`idempotency_key\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`assignee_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_messages_email_idx\` ON \`contact_messages\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_status_idx\` ON \`contact_messages\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_assignee_idx\` ON \`contact_messages\` (\`assignee_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`contact_messages_idempotency_key_idx\` ON \`contact_messages\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_updated_at_idx\` ON \`contact_messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_created_at_idx\` ON \`contact_messages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`staff_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_sessions_order_idx\` ON \`staff_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`staff_sessions_parent_id_idx\` ON \`staff_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`staff\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`role\` text DEFAULT 'editor' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_updated_at_idx\` ON \`staff\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`staff_created_at_idx\` ON \`staff\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_email_idx\` ON \`staff\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` text(36),
  	\`conditions_id\` text(36),
  	\`therapies_id\` text(36),
  	\`blog_id\` text(36),
  	\`team_members_id\` text(36),
  	\`media_id\` text(36),
  	\`contact_messages_id\` text(36),
  	\`staff_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`conditions_id\`) REFERENCES \`conditions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`therapies_id\`) REFERENCES \`therapies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blog_id\`) REFERENCES \`blog\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`team_members_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_messages_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_conditions_id_idx\` ON \`payload_locked_documents_rels\` (\`conditions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_therapies_id_idx\` ON \`payload_locked_documents_rels\` (\`therapies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_blog_id_idx\` ON \`payload_locked_documents_rels\` (\`blog_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_team_members_id_idx\` ON \`payload_locked_documents_rels\` (\`team_members_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`staff_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_staff_id_idx\` ON \`payload_preferences_rels\` (\`staff_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`site_layout_footer_service_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_layout\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_layout_footer_service_links_order_idx\` ON \`site_layout_footer_service_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_layout_footer_service_links_parent_id_idx\` ON \`site_layout_footer_service_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_layout_footer_condition_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_layout\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_layout_footer_condition_links_order_idx\` ON \`site_layout_footer_condition_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_layout_footer_condition_links_parent_id_idx\` ON \`site_layout_footer_condition_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_layout_footer_social_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`platform\` text,
  	\`url\` text,
  	\`icon\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_layout\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_layout_footer_social_links_order_idx\` ON \`site_layout_footer_social_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_layout_footer_social_links_parent_id_idx\` ON \`site_layout_footer_social_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_layout\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`header_logo_id\` text(36),
  	\`header_logo_alt\` text,
  	\`header_logo_url\` text,
  	\`header_contact_label\` text,
  	\`footer_company_name\` text,
  	\`footer_company_description\` text,
  	\`footer_contact_title\` text,
  	\`footer_contact_phone\` text,
  	\`footer_contact_email\` text,
  	\`footer_contact_address\` text,
  	\`footer_contact_hours\` text,
  	\`footer_services_title\` text,
  	\`footer_conditions_title\` text,
  	\`footer_social_title\` text,
  	\`footer_copyright_text\` text,
  	\`footer_copyright_privacy_url\` text,
  	\`footer_copyright_terms_url\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`header_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`site_layout_header_header_logo_idx\` ON \`site_layout\` (\`header_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`site_layout__status_idx\` ON \`site_layout\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_site_layout_v_version_footer_service_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_layout_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_layout_v_version_footer_service_links_order_idx\` ON \`_site_layout_v_version_footer_service_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_layout_v_version_footer_service_links_parent_id_idx\` ON \`_site_layout_v_version_footer_service_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_layout_v_version_footer_condition_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_layout_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_layout_v_version_footer_condition_links_order_idx\` ON \`_site_layout_v_version_footer_condition_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_layout_v_version_footer_condition_links_parent_id_idx\` ON \`_site_layout_v_version_footer_condition_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_layout_v_version_footer_social_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`platform\` text,
  	\`url\` text,
  	\`icon\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_layout_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_layout_v_version_footer_social_links_order_idx\` ON \`_site_layout_v_version_footer_social_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_layout_v_version_footer_social_links_parent_id_idx\` ON \`_site_layout_v_version_footer_social_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_layout_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_header_logo_id\` text(36),
  	\`version_header_logo_alt\` text,
  	\`version_header_logo_url\` text,
  	\`version_header_contact_label\` text,
  	\`version_footer_company_name\` text,
  	\`version_footer_company_description\` text,
  	\`version_footer_contact_title\` text,
  	\`version_footer_contact_phone\` text,
  	\`version_footer_contact_email\` text,
  	\`version_footer_contact_address\` text,
  	\`version_footer_contact_hours\` text,
  	\`version_footer_services_title\` text,
  	\`version_footer_conditions_title\` text,
  	\`version_footer_social_title\` text,
  	\`version_footer_copyright_text\` text,
  	\`version_footer_copyright_privacy_url\` text,
  	\`version_footer_copyright_terms_url\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_header_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_layout_v_version_header_version_header_logo_idx\` ON \`_site_layout_v\` (\`version_header_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_layout_v_version_version__status_idx\` ON \`_site_layout_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_site_layout_v_created_at_idx\` ON \`_site_layout_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_layout_v_updated_at_idx\` ON \`_site_layout_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_layout_v_latest_idx\` ON \`_site_layout_v\` (\`latest\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages_texts\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_texts\`;`)
  await db.run(sql`DROP TABLE \`conditions_review_sources\`;`)
  await db.run(sql`DROP TABLE \`conditions\`;`)
  await db.run(sql`DROP TABLE \`conditions_texts\`;`)
  await db.run(sql`DROP TABLE \`_conditions_v_version_review_sources\`;`)
  await db.run(sql`DROP TABLE \`_conditions_v\`;`)
  await db.run(sql`DROP TABLE \`_conditions_v_texts\`;`)
  await db.run(sql`DROP TABLE \`therapies_review_sources\`;`)
  await db.run(sql`DROP TABLE \`therapies\`;`)
  await db.run(sql`DROP TABLE \`therapies_texts\`;`)
  await db.run(sql`DROP TABLE \`_therapies_v_version_review_sources\`;`)
  await db.run(sql`DROP TABLE \`_therapies_v\`;`)
  await db.run(sql`DROP TABLE \`_therapies_v_texts\`;`)
  await db.run(sql`DROP TABLE \`blog_review_sources\`;`)
  await db.run(sql`DROP TABLE \`blog\`;`)
  await db.run(sql`DROP TABLE \`blog_texts\`;`)
  await db.run(sql`DROP TABLE \`_blog_v_version_review_sources\`;`)
  await db.run(sql`DROP TABLE \`_blog_v\`;`)
  await db.run(sql`DROP TABLE \`_blog_v_texts\`;`)
  await db.run(sql`DROP TABLE \`team_members\`;`)
  await db.run(sql`DROP TABLE \`_team_members_v\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`contact_messages\`;`)
  await db.run(sql`DROP TABLE \`staff_sessions\`;`)
  await db.run(sql`DROP TABLE \`staff\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`site_layout_footer_service_links\`;`)
  await db.run(sql`DROP TABLE \`site_layout_footer_condition_links\`;`)
  await db.run(sql`DROP TABLE \`site_layout_footer_social_links\`;`)
  await db.run(sql`DROP TABLE \`site_layout\`;`)
  await db.run(sql`DROP TABLE \`_site_layout_v_version_footer_service_links\`;`)
  await db.run(sql`DROP TABLE \`_site_layout_v_version_footer_condition_links\`;`)
  await db.run(sql`DROP TABLE \`_site_layout_v_version_footer_social_links\`;`)
  await db.run(sql`DROP TABLE \`_site_layout_v\`;`)
}
